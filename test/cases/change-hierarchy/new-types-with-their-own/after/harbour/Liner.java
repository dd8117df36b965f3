package harbour;

class Liner {
    String name() {
        return read("name plate");
    }
}
