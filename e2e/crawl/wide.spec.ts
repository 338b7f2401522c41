import { crawlTests } from './crawl-tests';
import { views } from './views';

crawlTests(views.wide);
