package clinic;

class Meals {
    void serve(List<Tray> trays, List<Cup> cups) {
        begin("meals");
        for (Tray tray : trays) {
            carry(tray);
        }
    }
}
