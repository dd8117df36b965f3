package garden;

class FenceTest {
    void stands() {
        Fence fence = new Fence(1);
        fence.check();
    }

    @Slow
    void falls() {
        Fence fence = new Fence(2);
        fence.push();
    }
}
