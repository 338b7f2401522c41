import { lawCases } from '../../page-cases/notices';
import { pageTests } from '../../support/page-tests';

pageTests(lawCases);
