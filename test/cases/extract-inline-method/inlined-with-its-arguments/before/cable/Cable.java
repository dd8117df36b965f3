package cable;

public class Cable {
    private double loss;

    public void lay(Trench trench) {
        trench.open();
        pull(trench.metres(), trench.bends());
        trench.close();
    }

    private void pull(int metres, int bends) {
        loss += metres * 0.02;
        loss += bends * 0.5;
        System.out.println("pulled " + metres + " m");
    }
}
