package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Bed bed = make(Bed.class);
        Row row = make(Row.class);
        plant(fence, bed, row);
        water(bed);
        fence.close(season);
        note(owner);
    }
}
