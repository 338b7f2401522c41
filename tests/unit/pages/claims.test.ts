import { claimCases } from '../../page-cases/claims';
import { pageTests } from '../../support/page-tests';

pageTests(claimCases);
