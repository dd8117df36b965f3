package kitchen;

class Shelf {
    private Rack rack;

    void put(Jar glass) {
        rack.open(3);
        rack.wash(glass);
        Jar first = glass;
        rack.hang(first);
    }

    void take(int n) {
        Jar glass = rack.jar(n);
        Jar first = glass;
        rack.dry(glass);
        rack.lend(first);
    }

    void fill(Jar jar) {
        rack.shut(4);
        Jar first = jar;
        rack.salt(jar);
        rack.warm(first);
    }

    void tidy(Jar glass) {
        rack.count(5);
        rack.turn(glass);
        rack.wipe(glass);
    }

}
