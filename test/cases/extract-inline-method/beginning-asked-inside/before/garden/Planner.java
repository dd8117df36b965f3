package garden;

class Planner {
    private Shed shed = new Shed();

    void plan(Owner owner, String kind, int year) {
        greet(owner);
        note(year);
        water(plant(kind, year));
    }

    private Plant plant(String kind, int year) {
        return plant(kind).cutIn(year);
    }

    Plant plant(String kind) {
        return shed.row(kind).first();
    }
}
