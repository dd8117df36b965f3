package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }

    void shut(String flag) {
        gate.close();
    }
}
