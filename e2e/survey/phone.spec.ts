import { surveyTests } from './survey-tests';
import { views } from './views';

surveyTests(views.phone);
