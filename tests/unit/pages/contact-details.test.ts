import { contactDetailCases } from '../../page-cases/contact-details';
import { pageTests } from '../../support/page-tests';

pageTests(contactDetailCases);
