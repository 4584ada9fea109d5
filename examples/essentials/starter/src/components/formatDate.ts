const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

export const formatDate = (iso: string) => longDate.format(new Date(iso))
