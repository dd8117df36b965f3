package film;

public class Studio {
    private final Camera camera = new Camera();
    private final Lights lights = new Lights();
    private int takes;

    public void prepare(Scene scene) {
        lights.dim(scene.mood());
        camera.load(scene.reel());
        camera.focus(scene.distance());
    }

    public void shoot(Scene scene) {
        takes++;
        camera.roll();
        scene.play();
        camera.cut();
    }
}
