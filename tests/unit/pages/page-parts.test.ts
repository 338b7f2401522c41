import { describe } from 'vitest';
import { familyPartCases, partCases } from '../../page-cases/parts';
import { pageTests } from '../../support/page-tests';

describe('parts in the route table', () => pageTests(partCases));

describe('parts of every page of a family', () => pageTests(familyPartCases));
