package music;

public class Mixer {
    private final float[] buffer = new float[512];
    private int clipped;

    public void add(float[] samples, float gain) {
        for (int i = 0; i < samples.length; i++) {
            buffer[i] += samples[i] * gain;
        }
        limit();
    }

    private void limit() {
        for (int i = 0; i < buffer.length; i++) {
            if (buffer[i] > 0.95f) {
                buffer[i] = 0.95f;
                clipped++;
                Meter.flash();
            }
        }
    }
}
