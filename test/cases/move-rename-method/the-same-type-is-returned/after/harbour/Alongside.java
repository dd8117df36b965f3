package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }

    int weight() {
        return hold.count();
    }
}
