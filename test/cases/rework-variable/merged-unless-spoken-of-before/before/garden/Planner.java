package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Bed bed = make(Bed.class);
        Row row = make(Row.class);
        bed.dig(season);
        plant(fence, bed, row);
        fence.close(season);
        note(owner);
    }
}
