import { requiredTextCases } from '../../page-cases/required-text';
import { pageTests } from '../../support/page-tests';

pageTests(requiredTextCases);
