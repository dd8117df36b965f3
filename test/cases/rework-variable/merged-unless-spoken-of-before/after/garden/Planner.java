package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Bed plot = make(Bed.class);
        plot.dig(season);
        plant(fence, plot);
        fence.close(season);
        note(owner);
    }
}
