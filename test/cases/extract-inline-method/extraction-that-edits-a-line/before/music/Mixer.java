package music;

public class Mixer {
    private final float[] buffer = new float[512];
    private int clipped;

    public void add(float[] samples, float gain) {
        for (int i = 0; i < samples.length; i++) {
            buffer[i] += samples[i] * gain;
        }
        for (int i = 0; i < buffer.length; i++) {
            if (buffer[i] > 1.0f) {
                buffer[i] = 1.0f;
                clipped++;
            }
        }
    }
}
