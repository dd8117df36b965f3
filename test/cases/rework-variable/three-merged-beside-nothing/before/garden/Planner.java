package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Bed bed = read();
        Row row = make(Row.class);
        Path path = make(Path.class);
        plant(bed, row, path);
        fence.close(season);
        note(owner);
    }
}
