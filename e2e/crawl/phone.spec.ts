import { surveyTests } from './crawl-tests';
import { views } from './views';

surveyTests(views.phone);
