/** What TypeScript's imports and exports need of its helpers, for packages in CommonJS. Bundlers keep all others for those. */
export {__createBinding, __exportStar, __importDefault, __importStar} from 'tslib';
