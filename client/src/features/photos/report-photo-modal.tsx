import { failureOf } from '../../api/errors.ts';
import { readSession } from '../../api/session.ts';
import { required } from '../../lib/field-rules.ts';
import { browserFingerprint } from '../../lib/fingerprint.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { useReportPhotoMutation } from './report-photo.gen.ts';

interface ReportPhotoModalProps {
  id: string;
  onClose(): void;
}

/** Reports a photo to the administration, once for each person. */
export function ReportPhotoModal({ id, onClose }: ReportPhotoModalProps) {
  const [report] = useReportPhotoMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { reason: '' },
    validate: { reason: required('Conte o que há de errado com esta foto.') },
    failedText: 'Não foi possível enviar a denúncia. Tente novamente.',
    async send({ reason }) {
      // Signed-in visitors need no fingerprint.
      const fingerprint = readSession() ? null : await browserFingerprint();
      await report({ variables: { id, reason: reason.trim(), fingerprint } });
      showToast('Denúncia enviada. A administração vai analisar.');
      onClose();
    },
    onError(error) {
      if (failureOf(error).code !== 'CONFLICT') return false;
      showToast('Você já denunciou esta foto.', 'error');
      onClose();
      return true;
    },
  });
  return (
    <FormModal
      title="Denunciar foto"
      label="Denunciar foto"
      serverForm={serverForm}
      action="Enviar denúncia"
      onClose={onClose}
    >
      <p>A administração confere cada denúncia e decide se a foto fica. A empresa não sabe quem denunciou.</p>
      <CountedTextArea
        label="O que há de errado?"
        name="reason"
        rows={3}
        required
        limit={500}
        data-autofocus
        {...serverForm.form.getInputProps('reason')}
      />
    </FormModal>
  );
}
