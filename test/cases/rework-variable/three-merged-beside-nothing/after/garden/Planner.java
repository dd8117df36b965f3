package garden;

class Planner {
    void plan(Owner owner, int season) {
        Fence fence = open(owner);
        Plot plot = find(season);
        plant(plot);
        fence.close(season);
        note(owner);
    }
}
