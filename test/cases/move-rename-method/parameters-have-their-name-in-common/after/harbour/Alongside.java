package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }

    void shut(Ship deck) {
        gate.close();
    }
}
