import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { payloadFields, path as sendPath } from '../spec/email';
import { projectRoot } from '../tools/project-root';
import { freePort } from '../tools/trace/prove/free-port';
import { fill, messageWith, submit, submitButton } from './support/messages';
import { test, variables } from './support/project-copy';
import { headingOf, routes } from './support/routes';
import { expect, hydrated, slow, subject } from './support/test';

/* Uses a copy of the project as the people do who build, publish and change the site. Other tests visit the mock build. */

// The tests share one copy.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test('npm run build writes pages and a form that work', slow(subject('hosting')), async ({ copy, page, console }) => {
  expect(copy.run('npm run build')).toMatchObject({ status: 0 });
  const { origin, printed } = await copy.serve('npm run preview');
  console.allow(new RegExp(`^request to another origin: ${origin}/`));
  for (const route of routes) {
    await page.goto(origin + route.path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), route.path).toHaveText(headingOf(route));
  }
  const service = `https://api.emailjs.com${sendPath}`;
  console.allow(/^log: OK$/);
  console.allow(new RegExp(`^request to another origin: ${service}$`));
  await page.route(service, (route) => route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } }));
  const message = messageWith('Real');
  await page.goto(`${origin}/contact`);
  await hydrated(page);
  await fill(page, message);
  const posted = page.waitForRequest(service);
  await submit(page);
  const body = (await posted).postData() ?? '';
  await expect(submitButton(page)).toHaveText('Message Sent');
  expect([...body.matchAll(/name="(.+?)"/g)].map(([, name]) => name).sort()).toEqual([...payloadFields].sort());
  const { VITE_SITE_URL, ...identifiers } = variables;
  for (const value of Object.values({ ...message, ...identifiers })) expect(body).toContain(value);
  expect(printed()).not.toContain('Outbox');
  // One more look with the mock service, as `npm start` gives it, changes nothing that the clinic uploads.
  expect(copy.run('npx vite build --mode mock')).toMatchObject({ status: 0 });
  for (const file of ['hosting/nginx.conf', 'dist/sitemap.xml'])
    expect(readFileSync(join(copy.folder, file), 'utf8')).toContain(new URL(VITE_SITE_URL).host);
});

test('npm run dev and build report a failing page', slow(subject('resilience')), async ({ copy, page, console }) => {
  const file = 'src/content/conditions/ptsd.ts';
  const { origin, printed } = await copy.serve('npm run dev');
  console.allow(/./);
  copy.edit(file, (text) => `throw new Error('A planted mistake');\n${text}`);
  await page.goto(`${origin}/ptsd`);
  await expect(page.getByText('A planted mistake').first()).toBeVisible();
  await expect.poll(printed).toContain('A planted mistake');
  const { status, output } = copy.run('npm run build');
  expect({ status, output }).toEqual({ status: 1, output: expect.stringMatching(/\/ptsd .*A planted mistake/) });
});

/** Puts a line of docs/adding-a-page.md into a list of a file, before the line that begins with `before`. */
const steps = [
  ['src/paths.ts', "  '/ptsd',", "'/ocd',"],
  ['src/routes.tsx', "  '/ptsd':", "'/ocd': page(ConditionPage, () => import('./content/conditions/ocd')),"],
  ['src/content/interface/menus.ts', "  { to: '/ptsd'", "{ to: '/ocd', label: 'OCD', picture: 'anxiety' },"],
  [
    'spec/routes.ts',
    "  { path: '/ptsd'",
    "{ path: '/ocd', rule: 'ROUTE-CONDITIONS', heading: 'Obsessive-Compulsive Disorder', template: 'condition',\n     form: true, origin: 'extension' },",
  ],
  ['spec/navigation.ts', "{ label: 'PTSD'", "{ label: 'OCD', path: '/ocd', picture: 'anxiety' },"],
] as const;

test('a page is added and removed as docs/adding-a-page.md says', slow(subject('hosting')), async ({ copy }) => {
  const page = readFileSync(join(copy.folder, 'docs/adding-a-page.md'), 'utf8');
  const [content, approved] = ['src/content/conditions/ocd.ts', 'spec/pages/ocd.md'];
  const source = readFileSync(join(copy.folder, 'src/content/conditions/anxiety.ts'), 'utf8');
  copy.edit(content, () =>
    source
      .replace("'/anxiety'", "'/ocd'")
      .replace(/title: '.*'/, "title: 'Obsessive-Compulsive Disorder'")
      .replace(/description:\s+'/, '$&About OCD. '),
  );
  for (const [file, before, line] of steps) {
    expect(page).toContain(line);
    copy.edit(file, (text) => text.replace(before, `${line}\n${before}`));
  }
  expect(copy.run('npm run approve')).toMatchObject({ status: 0 });
  expect(copy.run('npm run build')).toMatchObject({ status: 0 });
  expect(readFileSync(join(copy.folder, 'dist/ocd.html'), 'utf8')).toContain('Obsessive-Compulsive Disorder');
  expect(readFileSync(join(copy.folder, approved), 'utf8')).toContain('# Obsessive-Compulsive Disorder');

  for (const [file, before, line] of steps) copy.edit(file, (text) => text.replace(`${line}\n${before}`, before));
  rmSync(join(copy.folder, content));
  expect(copy.run('npm run approve').output).toContain('Deleted ocd.md');
  expect(copy.run('npm run build')).toMatchObject({ status: 0 });
  expect(copy.run('git status --porcelain').output).toBe('');
});

test('the site of another clinic passes lint, types, tests and crawl', slow(subject('facts')), async ({ copy }) => {
  const clinic = join(projectRoot, 'tests/second-clinic');
  copy.edit('src/site.ts', () => readFileSync(join(clinic, 'site.ts'), 'utf8').replaceAll("'../../src/", "'./"));
  cpSync(join(clinic, 'public'), join(copy.folder, 'public'), { recursive: true });
  const crawled = '(/|/insurance|/privacy|/crisis-intervention) on a phone and on a wide screen: ';
  const port = await freePort();
  for (const command of [
    'npx tsx tools/assets/rasterize.ts icons',
    'npm run lint',
    'npm run typecheck',
    'npm run approve',
    'npm run test:unit',
    `npx cross-env E2E_PORT=${port} playwright test --project=crawl --grep "${crawled}"`,
  ])
    expect(copy.run(command), command).toMatchObject({ status: 0 });
});
