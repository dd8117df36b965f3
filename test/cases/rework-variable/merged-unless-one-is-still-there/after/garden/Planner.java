package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Bed plot = make(Bed.class);
        Row row = make(Row.class);
        plant(fence, plot);
        water(row);
        fence.close(season);
        note(owner);
    }
}
