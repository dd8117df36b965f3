package garden;

class Planner {
    private Shed shed = new Shed();

    void plan(Owner owner, String kind, int year) {
        greet(owner);
        note(year);
        Plant plant = plant(kind, year);
        water(owner, plant);
    }

    private Plant plant(String kind, int year) {
        return shed.findPlant(kind, year);
    }
}
