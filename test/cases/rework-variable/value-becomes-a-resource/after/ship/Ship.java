package ship;

class Ship {
    Plan plan(String name) {
        try (Chart chart = open(name)) {
            return load(chart);
        }
    }
}
