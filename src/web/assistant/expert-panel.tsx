export default function ExpertPanel(_props: { isOpen: boolean; onClose(): void }) {
  return null;
}
