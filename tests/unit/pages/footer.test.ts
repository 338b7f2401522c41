import { footerCases } from '../../page-cases/footer';
import { pageTests } from '../../support/page-tests';

pageTests(footerCases);
