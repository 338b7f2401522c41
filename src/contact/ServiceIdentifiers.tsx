import { service } from './service';

/** The four hidden fields that the SDK adds when it sends, for a form that the browser posts itself (section 7). */
export function ServiceIdentifiers() {
  return (
    <>
      <input type="hidden" name="lib_version" value="3.2.0" />
      <input type="hidden" name="service_id" value={service.serviceId} />
      <input type="hidden" name="template_id" value={service.templateId} />
      <input type="hidden" name="user_id" value={service.userId} />
    </>
  );
}
