package visa;

public class Desk {
    private int refused;

    public void decide(Form form) {
        if (form.isComplete()) {
            form.stamp("granted");
        } else {
            refuse(form);
        }
    }

    private void refuse(Form form) {
        refused++;
        String reason = form.missing().get(0);
        form.stamp("refused: " + reason);
        Mail.send(form.applicant(), reason);
    }
}
