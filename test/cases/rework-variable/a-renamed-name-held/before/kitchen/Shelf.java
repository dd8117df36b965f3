package kitchen;

class Shelf {
    private Rack rack;

    void put(Jar jar) {
        rack.open(3);
        rack.wash(jar);
        rack.hang(jar);
    }

    void take(int n) {
        Jar jar = rack.jar(n);
        rack.dry(jar);
        rack.lend(jar);
    }

    void fill(Jar jar) {
        rack.shut(4);
        rack.salt(jar);
        rack.warm(jar);
    }

    void tidy(Jar jar) {
        rack.count(5);
        Jar first = jar;
        rack.turn(jar);
        rack.wipe(first);
    }

}
