package garden;

class Planner {
    private Shed shed = new Shed();

    void plan(Owner owner, String kind, int year) {
        greet(owner);
        note(year);
        Plant plant = shed.searchPlant(kind, year);
        water(owner, plant);
    }
}
