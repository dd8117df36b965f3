package cable;

public class Cable {
    private double loss;

    public void lay(Trench trench) {
        trench.open();
        loss += trench.metres() * 0.02;
        loss += trench.bends() * 0.5;
        System.out.println("pulled " + trench.metres() + " m");
        trench.close();
    }
}
