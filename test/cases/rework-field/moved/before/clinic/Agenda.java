package clinic;

class Agenda {
    private int notes;

    void note(String text) {
        notes = notes + text.length();
    }
}
