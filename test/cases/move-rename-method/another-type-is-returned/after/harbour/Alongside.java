package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }

    long weight() {
        return hold.count();
    }
}
