package clinic;

class Times {
    static final int BASE = base();


    String bell(Bell bell) {
        String name = bell.name("bell");
        return name;
    }
}
