package clinic;

class Meals {
    void serve(List<Tray> trays, List<Cup> cups) {
        begin("meals");
        cups.forEach(cup -> fill(cup));
    }
}
