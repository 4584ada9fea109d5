export {default} from '../Tabs';
