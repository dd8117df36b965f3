package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Bed plot = make(Bed.class);
        plant(fence, plot);
        water(plot);
        fence.close(season);
        note(owner);
    }
}
