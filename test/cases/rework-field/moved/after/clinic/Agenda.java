package clinic;

class Agenda {
    private Pager pager = new Pager("main");
    private int notes;

    void note(String text) {
        notes = notes + text.length();
    }
}
