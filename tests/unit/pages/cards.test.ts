import { cardCases } from '../../page-cases/cards';
import { pageTests } from '../../support/page-tests';

pageTests(cardCases);
