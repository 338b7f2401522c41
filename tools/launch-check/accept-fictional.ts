import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site';
import { projectRoot } from '../project-root';
import { fingerprintsOf } from './fictional';

/** Notes the facts and files of src/site.ts as those of the fictional clinic. For a change of the fictional clinic only. */
const file = join(projectRoot, 'tools/launch-check/fictional.json');
writeFileSync(file, `${JSON.stringify(fingerprintsOf(site, projectRoot), null, 2)}\n`);
