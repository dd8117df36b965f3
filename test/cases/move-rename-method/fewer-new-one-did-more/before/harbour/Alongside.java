package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }
}
