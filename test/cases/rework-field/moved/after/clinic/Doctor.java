package clinic;

class Doctor {
    private Agenda agenda = new Agenda();

    void call(String patient) {
        agenda.note(patient);
    }
}
