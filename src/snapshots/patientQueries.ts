import {configure} from '@testing-library/dom';

// Without a limit far above what a busy machine needs, a query for something that's about to appear can fail.
configure({asyncUtilTimeout: 20_000});
