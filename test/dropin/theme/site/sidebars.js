export default {
  guide: ['start', {type: 'category', label: 'Setup', items: ['setup/optics', 'setup/notebook']}],
  places: ['places'],
};
