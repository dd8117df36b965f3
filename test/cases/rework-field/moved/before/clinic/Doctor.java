package clinic;

class Doctor {
    private Pager pager = new Pager("main");
    private Agenda agenda = new Agenda();

    void call(String patient) {
        agenda.note(patient);
    }
}
