package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }

    void shut(String flag) {
        list.note(crate, hold, 2);
        horn.blow(deck);
        gate.close();
    }
}
